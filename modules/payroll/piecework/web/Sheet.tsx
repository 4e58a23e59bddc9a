import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import { addDecimals } from '#chile/money/decimal.ts'
import { formatNumber } from '#chile/numbers.ts'
import { formatRut } from '#chile/rut.ts'
import type { PieceworkSheetQuery } from '#generated/documents/graphql.ts'
import { PieceworkSheet } from '#generated/operations/piecework.ts'
import { formatDate } from '#platform/web/look/format.ts'
import type { Values } from '#platform/web/draft/drafts.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { DraftNotices } from '#platform/web/kit/form/DraftNotices.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { NumberInput } from '#platform/web/kit/form/NumberInput.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'
import { useDraftedState } from '#platform/web/kit/form/useDraftedState.ts'
import { newKey } from '#platform/web/api/useFormKeys.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { PieceworkEntry } from '../model/piecework.ts'
import type { Outbox } from './useOutbox.ts'

type Props = {
  day: string
  task: { id: string; name: string; unit: string }
  supervisorId: string | null
  outbox: Outbox
}

/** The people of a crew, each with a large field for what they did of one work on one day. */
export function Sheet({ day, task, supervisorId, outbox }: Props) {
  const input = { day, taskId: task.id, supervisorId }
  const { data, error, reload } = useDetail(PieceworkSheet, { input }, { keep: true })
  const draft = `tratos ${day} ${task.id} ${supervisorId ?? 'sin jefatura'}`
  const kept = useDraftedState(draft, EMPTY, asSheet)
  const [tried, setTried] = useState(false)
  if (error && !data) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const { quantities } = kept.values
  const written = Object.entries(quantities)
  const wrong = new Map(written.flatMap(([id, value]) => problemOf(id, value)))
  const sum = written
    .filter(([id]) => !wrong.has(id))
    .reduce((total, [, value]) => addDecimals(total, value), '0')
  const sheet = data.pieceworkSheet
  const save = () => {
    setTried(true)
    if (wrong.size > 0) return
    outbox.add(
      written.map(([contractId, quantity]) => ({
        key: newKey(),
        contractId,
        taskId: task.id,
        day,
        quantity,
        words: [
          ...namesIn(sheet, contractId),
          `${formatNumber(quantity)} ${task.unit}`,
          task.name,
          formatDate(day),
        ].join(', '),
      })),
    )
    kept.drop()
    setTried(false)
  }
  return (
    <>
      <DraftNotices kept={kept} parts={parts} />
      <ul className="pw-people" aria-label={`Cuadrilla, ${task.name}`}>
        {sheet.map((row) => (
          <Person
            key={row.contractId}
            row={row}
            unit={task.unit}
            value={quantities[row.contractId]}
            problem={tried ? wrong.get(row.contractId) : undefined}
            onChange={(value) =>
              kept.change({ quantities: withValue(quantities, row.contractId, value) })
            }
          />
        ))}
      </ul>
      <div className="pw-save">
        <p role="status">
          {counted(written.length, 'persona', 'personas')}, {formatNumber(sum)} {task.unit}
        </p>
        <ActionButton
          look="primary"
          permission="piecework.create"
          disabled={written.length === 0 ? 'Escriba al menos una cantidad' : undefined}
          onClick={save}
        >
          Guardar
        </ActionButton>
      </div>
    </>
  )
}

const namesIn = (sheet: PieceworkSheetQuery['pieceworkSheet'], id: string): readonly string[] =>
  sheet.flatMap(({ contractId, person }) => (contractId === id && person ? [person] : []))

type PersonProps = {
  row: PieceworkSheetQuery['pieceworkSheet'][number]
  unit: string
  value: string | undefined
  problem: string | undefined
  onChange: (value: string | null) => void
}

const enteredWords = ({ entered }: PersonProps['row']): string[] =>
  Number(entered) > 0 ? [`ya anotado ${formatNumber(entered)}`] : []

const Person = ({ row, unit, value, problem, onChange }: PersonProps) => (
  <li>
    <span className="mg-option">
      <span>{row.person}</span>
      <span className="soft">
        <NoBreak words={[formatRut(row.rut), ...enteredWords(row)].join(', ')} />
      </span>
      {problem && (
        <span role="alert" className="mg-field-problem">
          {problem}
        </span>
      )}
    </span>
    <NumberInput
      aria-label={`${unit}: ${row.person}`}
      value={value ?? null}
      decimals={2}
      onChange={onChange}
      aria-invalid={problem !== undefined}
    />
  </li>
)

const problemOf = (id: string, value: string): [string, string][] => {
  const said = PieceworkEntry.fields.quantity.safeParse(value).error?.issues[0]?.message
  return said === undefined ? [] : [[id, said]]
}

function withValue(quantities: Written['quantities'], id: string, value: string | null) {
  if (value === null)
    return Object.fromEntries(Object.entries(quantities).filter(([one]) => one !== id))
  return { ...quantities, [id]: value }
}

type Written = { quantities: Readonly<Record<string, string>> }
const EMPTY: Written = { quantities: {} }

function asSheet({ quantities }: Values): Written | undefined {
  if (typeof quantities !== 'object' || quantities === null) return undefined
  const texts = Object.entries(quantities).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { quantities: Object.fromEntries(texts) }
}

const parts = new Map([['quantities', { label: 'Cantidades', words: () => '' }]])
