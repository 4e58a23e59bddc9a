import { monthTitle } from '#chile/period.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { Duty, DutyBasis } from '../model/duty.ts'
import type { DutyRow } from './types.ts'

/** How a duty stands, in a colour. */
export const dutyTones: Readonly<Record<string, Tone>> = {
  OVERDUE: 'danger',
  PENDING: 'warning',
  DONE: 'success',
}

const tabs: Readonly<Partial<Record<Duty, string>>> = {
  PREVIRED: '',
  LRE: '/lre',
  DJ1887: '/dj-1887',
}

/** Where the file of a duty is made; its duty alone where there is no file. */
const nameOf = ({ duty, payrollMonthId }: DutyRow) => {
  const tab = tabs[duty]
  const label = Duty.label(duty)
  // What the month withheld is owed to the treasury: it is among the third parties of the month.
  if (duty === 'F29')
    return <Link to={pathTo('terceros/:id', { id: payrollMonthId })}>{label}</Link>
  if (tab === undefined) return <span>{label}</span>
  return <Link to={`${pathTo('declaraciones/:id', { id: payrollMonthId })}${tab}`}>{label}</Link>
}

export const dutyColumns: readonly Column<DutyRow>[] = [
  {
    key: 'duty',
    title: 'Obligación',
    lead: true,
    render: (row) => (
      <span className="mg-option">
        {nameOf(row)}
        <span className="soft">{monthTitle(row.yearMonth)}</span>
      </span>
    ),
  },
  {
    key: 'due',
    title: 'Vence',
    render: ({ due, source, basis }) => (
      <span className="mg-option" title={source}>
        <span className="tabular">{formatDate(due)}</span>
        {basis === 'PROPOSED' && <span className="soft">{DutyBasis.label(basis)}</span>}
      </span>
    ),
  },
  {
    key: 'state',
    title: 'Estado',
    render: ({ state, words, advice }) => (
      <TextWithHint
        words={<StatusTag tone={dutyTones[state] ?? 'neutral'}>{words}</StatusTag>}
        hint={advice}
      />
    ),
  },
  {
    key: 'done',
    title: 'Quién y cuándo',
    render: ({ doneOn, author, note }) =>
      doneOn ? (
        <span className="mg-option">
          <span className="tabular">{formatDate(doneOn)}</span>
          <span className="soft mg-sentence">{[author, note].filter(Boolean).join(' · ')}</span>
        </span>
      ) : (
        <span className="soft">–</span>
      ),
  },
]
