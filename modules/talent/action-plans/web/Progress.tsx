import './plans.css'

/** A percentage as a bar with its number. */
export const Progress = ({ percent, label = 'Avance' }: { percent: number; label?: string }) => (
  <span className="ap-progress">
    <progress value={percent} max={100} aria-label={label} />
    <span className="tabular">{percent} %</span>
  </span>
)
