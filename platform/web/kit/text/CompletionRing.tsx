type Props = { percent: number; size?: number; label: string }

/** A ring that fills with a percentage, written inside it. */
export function CompletionRing({ percent, size = 48, label }: Props) {
  const shown = Math.max(0, Math.min(100, Math.round(percent)))
  const radius = 20
  const length = 2 * Math.PI * radius
  return (
    <svg
      className="mg-ring"
      width={size}
      height={size}
      viewBox="0 0 48 48"
      role="img"
      aria-label={`${label}: ${shown} %`}
    >
      <circle cx="24" cy="24" r={radius} fill="none" stroke="var(--line)" strokeWidth="4" />
      <circle
        cx="24"
        cy="24"
        r={radius}
        fill="none"
        stroke="var(--primary)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={`${(length * shown) / 100} ${length}`}
        transform="rotate(-90 24 24)"
      />
      <text x="24" y="28" textAnchor="middle" fontSize="12" fontWeight="600" fill="currentColor">
        {shown}
      </text>
    </svg>
  )
}
