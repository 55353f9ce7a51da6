import styles from './Figures.module.css'

export interface Figure {
  value: string
  label: string
}

/** Figures in a row, each above its label; screen readers get the label first. */
export function Figures({
  figures,
  className,
}: {
  figures: readonly Figure[]
  className: string | undefined
}) {
  return (
    <dl className={[styles.figures, className].join(' ')}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt className="fine">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
