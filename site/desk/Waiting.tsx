import { Button } from '../ui/button/Button.tsx'
import { useDesk } from './use-desk.ts'

interface WaitingProps {
  query: { isPending: boolean; isError: boolean; refetch: () => Promise<unknown> }
}

/** Says that what was asked for is on its way, or that it failed; nothing once it is there. */
export function Waiting({ query: { isPending, isError, refetch } }: WaitingProps) {
  const { words } = useDesk()
  if (isPending) return <p role="status">{words.loading}</p>
  if (!isError) return null
  return (
    <p role="alert">
      {words.failed}{' '}
      <Button look="tertiary" onClick={() => void refetch()}>
        {words.tryAgain}
      </Button>
    </p>
  )
}
