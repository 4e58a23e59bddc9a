import type { ReactNode } from 'react'

type Props = {
  title: string
  /** What will be here, and why it is not yet. */
  children?: ReactNode
  /** The first step. */
  action?: ReactNode
}

/** Where nothing is yet: says what will be here and offers the first step. */
export const EmptyState = ({ title, children, action }: Props) => (
  <div className="mg-empty">
    <svg width="72" height="48" viewBox="0 0 72 48" fill="none" aria-hidden="true">
      <path
        d="M2 44 20 20l9 10L44 8l26 36"
        stroke="var(--line)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx="58" cy="10" r="4.5" stroke="var(--accent)" strokeWidth="2" />
    </svg>
    <h2 className="mg-empty-title">{title}</h2>
    {children && <p className="soft">{children}</p>}
    {action}
  </div>
)
