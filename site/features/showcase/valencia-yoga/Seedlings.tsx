interface SeedlingsProps {
  name: string
  className?: string | undefined
}

/** Rows of young rice that fill the width of their field. */
export function Seedlings({ name, className }: SeedlingsProps) {
  const id = `arroz-${name.toLowerCase()}`
  return (
    <svg className={className} width="100%" height="66" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width="44" height="66" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeLinecap="round">
            <path strokeWidth="2.4" d="M11 16V8M11 16l-4-6M11 16l4-6M33 16V8M33 16l-4-6M33 16l4-6" />
            <path strokeWidth="3.4" d="M0 36V25M0 36l5-8M44 36l-5-8M44 36V25M22 36V25M22 36l-6-8M22 36l6-8" />
            <path strokeWidth="4.6" d="M11 62V47M11 62L3 51M11 62l8-11M33 62V47M33 62l-8-11M33 62l8-11" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="66" fill={`url(#${id})`} />
    </svg>
  )
}
