import type { ReactNode } from 'react'
import type { Area } from '#platform/web/screen/area.ts'

/** A drawing of what will be here, by the area of the screen; it says nothing that words do not. */
export const EmptyDrawing = ({ area }: { area: Area | undefined }) => (
  <svg className="mg-drawing" width="72" height="48" viewBox="0 0 72 48" aria-hidden="true">
    {(area && drawings[area]) ?? hills}
  </svg>
)

const hills = (
  <>
    <path d="M2 44 20 20l9 10L44 8l26 36" />
    <circle cx="58" cy="10" r="4.5" />
  </>
)

/** A sheet of a calendar. */
const days = (
  <>
    <path d="M15 9h42v35H15zm0 11h42M26 4v9M46 4v9" />
    <circle cx="36" cy="32" r="5" />
  </>
)

const persons = (
  <>
    <path d="M21 15a8 8 0 0 1 16 0 8 8 0 0 1-16 0M12 44c0-20 34-20 34 0M52 31q10 1 10 13" />
    <circle cx="51" cy="19" r="5" />
  </>
)

/** A banknote. */
const pesos = (
  <>
    <path d="M9 10h54v30H9zm9 9v12m36-12v12" />
    <circle cx="36" cy="25" r="7" />
  </>
)

/** A sheet with its seal. */
const sheet = (
  <>
    <path d="M20 4h22l10 10v30H20zm22 0v10h10M28 21h16M28 28h10" />
    <circle cx="43" cy="35" r="4" />
  </>
)

const drawings: Partial<Readonly<Record<Area, ReactNode>>> = {
  communication: sheet,
  concepts: pesos,
  money: pesos,
  papers: sheet,
  payroll: pesos,
  people: persons,
  talent: persons,
  time: days,
}
