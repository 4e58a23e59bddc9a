import { useState } from 'react'
import type { VacationDoubtsQuery } from '#generated/documents/graphql.ts'
import { DecideVacationDoubts, VacationDoubts } from '#generated/operations/vacations.ts'
import { counted } from '#chile/counts.ts'
import { formatRut } from '#chile/rut.ts'
import { formatDate, formatMoment, formatName } from '#platform/web/look/format.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Person } from '#platform/web/kit/text/Person.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { businessColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { Tick, ViewSwitch } from '#platform/web/kit/form/Toggle.tsx'
import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useList } from '#platform/web/list/useList.ts'
import { DoubtState, doubtStates, VacationDoubt } from '../model/doubt.ts'
import { daysWords } from '../model/words.ts'
import { ZoneProposals } from './ZoneProposals.tsx'
import './vacations.css'

type Row = VacationDoubtsQuery['vacationDoubts']['rows'][number]

/** Days off that came, or went, after somebody's vacation was enjoyed: each is decided once. */
export default function DoubtsTab() {
  const form = useOpenForm('feriados por decidir')
  const list = useList(VacationDoubts, {
    filters: [{ name: 'state', label: 'Estado', options: DoubtState.options }],
    sort: { field: 'day', descending: true },
  })
  const open = list.rows.filter(({ canDecide }) => canDecide)
  const asked = list.rows.find(({ id }) => form.key === `decidir ${id}`)
  return (
    <>
      <ZoneProposals />
      <ListPage
        title="Feriados en vacaciones ya gozadas"
        name="vacation-doubts"
        embedded
        list={list}
        search="Nombre o RUT"
        columns={columns}
        nameOf={(row) => `el ${formatDate(row.day)} de ${formatName(row.fullname)}`}
        actions={(row) =>
          row.canDecide ? [{ label: 'Decidir', onClick: () => form.open(`decidir ${row.id}`) }] : []
        }
        {...(open.length > 1
          ? {
              extra: (
                <ActionButton look="primary" onClick={() => form.open('todos')}>
                  Decidir varios
                </ActionButton>
              ),
            }
          : {})}
        empty={{
          title: 'Nada por decidir',
          text: 'Si un feriado nuevo cae en vacaciones ya gozadas, aquí se decide cada una.',
        }}
      />
      {asked && <Decide rows={[asked]} form={form} />}
      {form.key === 'todos' && <Decide rows={open} form={form} />}
    </>
  )
}

const labels = { correct: 'Corregir el saldo', keep: 'Dejarlo igual' } as const
const choices = [
  { value: 'correct', label: labels.correct },
  { value: 'keep', label: labels.keep },
] as const

/** One decision and its reason for those that are ticked. */
function Decide({ rows, form }: { rows: readonly Row[]; form: OpenForm }) {
  const [choice, setChoice] = useState<'correct' | 'keep'>('correct')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter(({ id }) => !left.has(id))
  const send = useAction(DecideVacationDoubts, {
    done: ({ decided }) => `${counted(decided, 'feriado decidido', 'feriados decididos')}`,
  })
  const tick = (id: string, on: boolean) =>
    setLeft((now) => new Set(on ? [...now].filter((one) => one !== id) : [...now, id]))
  return (
    <FormDialog
      title="Decidir feriados en vacaciones gozadas"
      action={send}
      submit={labels[choice]}
      more={{
        doubts: chosen.map(({ id, version }) => ({ id, version })),
        correct: choice === 'correct',
      }}
      acts
      form={form}
    >
      <ViewSwitch aria-label="Decisión" value={choice} onChange={setChoice} options={choices} />
      <ul className="vac-doubts" aria-label="Vacaciones ya gozadas">
        {rows.map((row) => (
          <li key={row.id}>
            <Tick checked={!left.has(row.id)} onChange={(on) => tick(row.id, on)}>
              {row.fullname}{' '}
              <span className="soft">
                <NoBreak words={`${formatDate(row.day)}: ${effectOf(row)}`} />
              </span>
            </Tick>
          </li>
        ))}
      </ul>
      <Field of={VacationDoubt} name="reason" required rows={2} />
    </FormDialog>
  )
}

/** «vuelve 1 día», «se usa 1 día»: what correcting the balance does. */
function effectOf({ days }: Pick<Row, 'days'>): string {
  const count = Number(days)
  if (count > 0) return `${count === 1 ? 'vuelve' : 'vuelven'} ${daysWords(days)}`
  return `se usa ${daysWords(String(-count))}`
}

const spanOf = ({ startDate, endDate }: Row) => `${formatDate(startDate)} a ${formatDate(endDate)}`

const columns: readonly Column<Row>[] = [
  {
    key: 'fullname',
    title: 'Persona',
    lead: true,
    render: ({ fullname, rut }) => <Person name={formatName(fullname)} hint={formatRut(rut)} />,
    text: (row) => row.fullname,
  },
  dateColumn('day', 'Día', { sort: 'day' }),
  { key: 'days', title: 'Si se corrige', text: effectOf },
  {
    key: 'span',
    title: 'Vacaciones',
    render: (row) => <span className="tabular">{spanOf(row)}</span>,
    text: spanOf,
  },
  stateColumn('state', doubtStates, ({ state }) => state),
  {
    key: 'reason',
    title: 'Decisión',
    render: (row) => (
      <TextWithHint
        words={row.reason}
        hint={row.decidedBy && `${row.decidedBy}, ${formatMoment(row.decidedAt)}`}
      />
    ),
    text: (row) => row.reason,
  },
  { ...businessColumn, optional: true },
]
