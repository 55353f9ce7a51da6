/** Why an attempt failed. The live region is empty until then, so that it is announced once. */
export function FailureNote({ sentence }: { sentence: string | null }) {
  return (
    <p role="alert" className="trouble">
      {sentence}
    </p>
  )
}
