import { CloseOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { formatDate } from '#platform/web/look/format.ts'
import { CompareSettlements, SettlementPreview } from '#generated/operations/settlements.ts'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { DateChoice } from '#platform/web/kit/form/DateChoice.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { DismissalCause } from '../model/finiquito.ts'
import type { termsIn } from './terms.ts'
import type { Cause, Preview } from './types.ts'

const sameOf = (one: Other, other: Other): boolean =>
  one.dismissalCause === other.dismissalCause && one.disengagementDate === other.disengagementDate

type Input = NonNullable<ReturnType<typeof termsIn>>
type Other = { dismissalCause: Cause['cause']; disengagementDate: string }
type Row = Preview & { key: string }

const usual = ['ART_161_1', 'ART_159_2', 'ART_159_1']
const MOST = 6

/** The same contract with other causes and days, side by side. */
export function Comparison({ input, causes }: { input: Input; causes: readonly Cause[] }) {
  const [added, setAdded] = useState<readonly Other[]>([])
  const { disengagementDate } = input
  const others: Other[] = [
    ...causes
      .filter(({ cause }) => usual.includes(cause) && cause !== input.dismissalCause)
      .map(({ cause }) => ({ dismissalCause: cause, disengagementDate })),
    ...added,
  ]
  const { data, error, reload, loading } = useDetail(
    CompareSettlements,
    { input: { ...input, others } },
    { keep: true },
  )
  const chosen = useDetail(SettlementPreview, { input }, { keep: true })
  // What stops the chosen one is said with its calculation: there is nothing to compare it with.
  if (chosen.error) return null
  const rows = (data?.compareSettlements ?? []).map((row, at) => ({ ...row, key: String(at) }))
  return (
    <Panel title="Comparar" text="La misma persona con otra causal u otro último día">
      {error && <LoadProblem error={error} retry={reload} />}
      <Rows
        caption="Causales y fechas comparadas"
        rows={rows}
        columns={columns}
        rowKey={({ key }: Row) => key}
        skeleton={loading && rows.length === 0 ? 3 : 0}
        compact
      />
      <Remarks rows={rows} />
      <Added added={added} remove={(at) => setAdded(added.filter((_, place) => place !== at))} />
      <Adding
        key={added.length}
        causes={causes}
        day={disengagementDate}
        full={others.length >= MOST}
        isCompared={(other) => [input, ...others].some((one) => sameOf(one, other))}
        add={(other) => setAdded([...added, other])}
      />
    </Panel>
  )
}

/** What stops or doubts another cause or day, and not the chosen one, which says its own above. */
function Remarks({ rows: [chosen, ...others] }: { rows: readonly Row[] }) {
  const known = new Set([...(chosen?.obstacles ?? []), ...(chosen?.warnings ?? [])])
  const said = others.flatMap(({ key, dismissalCause, obstacles, warnings }) => {
    const own = [...obstacles, ...warnings].filter((words) => !known.has(words))
    const [cause] = DismissalCause.label(dismissalCause).split(': ')
    return own.map((words) => ({ key: `${key} ${words}`, text: `${cause}: ${words}` }))
  })
  if (said.length === 0) return null
  return (
    <ul className="soft st-lacks">
      {said.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  )
}

type AddedProps = { added: readonly Other[]; remove: (at: number) => void }

/** What somebody added, each to be taken out again: a wrong one stops the others. */
const Added = ({ added, remove }: AddedProps) => (
  <div className="st-add">
    {added.map(({ dismissalCause, disengagementDate }, at) => {
      const name = `${DismissalCause.label(dismissalCause)}, al ${formatDate(disengagementDate)}`
      return (
        <ActionButton
          key={`${dismissalCause} ${disengagementDate}`}
          icon={<CloseOutlined aria-hidden />}
          onClick={() => remove(at)}
        >
          {`Quitar ${name}`}
        </ActionButton>
      )
    })}
  </div>
)

type AddingProps = {
  causes: readonly Cause[]
  day: string
  full: boolean
  isCompared: (other: Other) => boolean
  add: (other: Other) => void
}

function Adding({ causes, day, full, isCompared, add }: AddingProps) {
  const [cause, setCause] = useState<string | null>(null)
  const [on, setOn] = useState<string | null>(day)
  const chosen = causes.find((one) => one.cause === cause)
  return (
    <div className="st-add">
      <Choice
        aria-label="Otra causal"
        placeholder="Otra causal"
        value={cause}
        onChange={(next) => setCause(next ?? null)}
        options={causes.map((one) => ({
          value: one.cause,
          label: DismissalCause.label(one.cause),
        }))}
      />
      <DateChoice aria-label="Otro último día" value={on} onChange={setOn} />
      <ActionButton
        disabled={
          full
            ? `Se comparan hasta ${MOST}`
            : !chosen || !on
              ? 'Elija causal y día'
              : isCompared({ dismissalCause: chosen.cause, disengagementDate: on })
                ? 'Ya se compara'
                : undefined
        }
        onClick={() => {
          if (chosen && on) add({ dismissalCause: chosen.cause, disengagementDate: on })
        }}
      >
        Comparar
      </ActionButton>
    </div>
  )
}

const lineOf = (row: Row, codes: readonly string[]) =>
  row.lines.reduce((sum, { code, amount }) => (codes.includes(code) ? sum + amount : sum), 0)

const amount = (key: string, title: string, of: (row: Row) => number): Column<Row> => ({
  key,
  title,
  align: 'end',
  render: (row) => <Amount value={of(row)} />,
})

const columns: readonly Column<Row>[] = [
  {
    key: 'cause',
    title: 'Causal',
    lead: true,
    render: (row) => (
      <span className="mg-option">
        <span className="st-cause">{DismissalCause.label(row.dismissalCause)}</span>
        <span className="soft tabular">Al {formatDate(row.disengagementDate)}</span>
      </span>
    ),
  },
  amount('toPay', 'Total', (row) => row.toPay),
  amount('indemnities', 'Indemnizaciones', (row) =>
    lineOf(row, [
      'INDEMNIZACION_ANOS',
      'INDEMNIZACION_AVISO',
      'INDEMNIZACION_FUERO',
      'INDEMNIZACION_OBRA',
    ]),
  ),
  amount('risk', 'Riesgo', (row) => row.risk),
]
