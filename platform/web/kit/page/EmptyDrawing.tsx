import type { ReactNode } from 'react'
import type { Area } from '#platform/web/screen/area.ts'

/** A drawing of what will be here, by the area of the screen; it says nothing that words do not. */
export const EmptyDrawing = ({ area }: { area: Area | undefined }) => (
  <svg
    width="72"
    height="48"
    viewBox="0 0 72 48"
    fill="none"
    stroke="var(--line)"
    strokeWidth="2.5"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
  >
    {area === undefined ? hills : drawings[area]}
  </svg>
)

const ACCENT = { stroke: 'var(--accent)', strokeWidth: 2 }

const hills = (
  <>
    <path d="M2 44 20 20l9 10L44 8l26 36" />
    <circle cx="58" cy="10" r="4.5" {...ACCENT} />
  </>
)

/** A sheet of a calendar. */
const days = (
  <>
    <rect x="15" y="9" width="42" height="35" rx="6" />
    <path d="M15 20h42M26 4v9M46 4v9" />
    <circle cx="36" cy="32" r="5" {...ACCENT} />
  </>
)

const persons = (
  <>
    <circle cx="29" cy="15" r="8" />
    <path d="M12 44c0-9.5 7.500-15 17-15s17 5.5 17 15" />
    <circle cx="51" cy="19" r="5.5" {...ACCENT} />
    <path d="M52 31c6 .8 10 5.5 10 13" />
  </>
)

/** A banknote. */
const pesos = (
  <>
    <rect x="9" y="10" width="54" height="30" rx="5" />
    <path d="M18 19v12M54 19v12" />
    <circle cx="36" cy="25" r="7" {...ACCENT} />
  </>
)

/** A signed sheet. */
const sheet = (
  <>
    <path d="M20 4h22l10 10v30H20zM42 4v10h10" />
    <path d="M28 21h16M28 28h10" />
    <path d="M28 37c3-4.5 5 2.5 8-1s4 2 8 0" {...ACCENT} />
  </>
)

const drawings: Readonly<Record<Area, ReactNode>> = {
  administration: hills,
  communication: sheet,
  company: hills,
  concepts: pesos,
  money: pesos,
  papers: sheet,
  payroll: pesos,
  people: persons,
  talent: persons,
  time: days,
}
