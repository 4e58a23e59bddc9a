import type { ReactNode } from 'react'
import { Link } from './Link.tsx'
import './figures.css'
import { unbroken } from './NoBreak.tsx'

export type Figure = {
  label: string
  /** The number, big once. */
  value: ReactNode
  /** What it means, or what to do about it. */
  hint?: ReactNode
  /** The list behind the number. */
  to?: string
  tone?: 'warning' | 'danger'
}

/** Numbers that matter side by side; each opens the list it counts. */
export const Figures = ({ label, figures }: { label: string; figures: readonly Figure[] }) => (
  <ul
    className="mg-rows mg-figures"
    aria-label={label}
    data-rows={figures.length > 5 ? 'two' : undefined}
  >
    {figures.map((figure) => (
      <li key={figure.label}>
        {figure.to ? (
          <Link to={figure.to} className="mg-figure">
            <Content {...figure} />
          </Link>
        ) : (
          <div className="mg-figure">
            <Content {...figure} />
          </div>
        )}
      </li>
    ))}
  </ul>
)

const Content = ({ label, value, hint, tone }: Figure) => (
  <>
    <span className="mg-figure-label">{label}</span>
    <span className="mg-figure-value" data-tone={tone}>
      {unbroken(value)}
    </span>
    {hint && <span className="mg-figure-hint">{unbroken(hint)}</span>}
  </>
)

/** A part of a page with a title, a line about it and, at its right, what can be done there. */
export const Panel = (props: {
  title: string
  text?: ReactNode
  action?: ReactNode
  children: ReactNode
}) => (
  <section className="mg-panel">
    <div className="mg-panel-head">
      <div>
        <h2>{props.title}</h2>
        {props.text && <p className="soft">{props.text}</p>}
      </div>
      {props.action}
    </div>
    {props.children}
  </section>
)
