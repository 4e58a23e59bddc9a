import { daysBetween } from '#chile/dates.ts'
import { counted } from '#chile/counts.ts'
import { Settlements } from '#generated/operations/settlements.ts'
import { createSearchParams } from 'react-router'
import { formatDate, formatMoment } from '#platform/web/look/format.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { amountColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import type { ListState } from '#platform/web/list/list-state.ts'
import { today } from '#platform/web/look/today.ts'
import { useList } from '#platform/web/list/useList.ts'
import { DismissalCause, SettlementStatus, settlementStates } from '../model/finiquito.ts'
import type { SettlementRow } from './types.ts'
import { Unsettled } from './MissingFiniquitos.tsx'
import './settlements.css'

const POLL_MS = 20_000

/** The finiquitos of the company, with what each still waits for. */
export default function SettlementsPage() {
  const list = useList(Settlements, {
    filters: [
      { name: 'status', label: 'Estado', options: SettlementStatus.options },
      { name: 'dismissalCause', label: 'Causal', options: DismissalCause.options },
      {
        name: 'isShown',
        label: 'Mostrado',
        options: [
          { value: 'si', label: 'Lo ve' },
          { value: 'no', label: 'No lo ve' },
        ],
      },
    ],
    toFilter: ({ isShown, ...others }) => ({
      ...others,
      ...(isShown ? { isShown: isShown === 'si' } : {}),
    }),
    sort: { field: 'disengagementDate', descending: true },
    pollMs: POLL_MS,
  })
  return (
    <ListPage
      title="Finiquitos"
      name="settlements"
      list={list}
      search="Nombre o RUT"
      above={<Unsettled />}
      columns={columns}
      extra={
        <>
          <ActionButton permission="settlements.update" to={displayAt(list.state)}>
            Mostrar a las personas
          </ActionButton>
          <ActionButton permission="settlements.read" to={pathTo('finiquitos/masivos')}>
            Finiquitos masivos
          </ActionButton>
        </>
      }
      create={{
        label: 'Nuevo finiquito',
        to: pathTo('finiquitos/nuevo'),
        permission: 'settlements.create',
      }}
      nameOf={(row) => `el finiquito de ${row.fullname ?? row.rut}`}
      actions={(row) => [
        { label: 'Ver finiquito', to: pathTo('finiquitos/:id', { id: row.id }) },
        {
          label: 'Ver ficha',
          permission: 'users.read',
          to: pathTo('ficha/:id', { id: row.userId }),
        },
      ]}
      empty={{
        title: 'Aún no hay finiquitos',
        text: 'Cree uno con su causal y sus fechas: se calcula con sus liquidaciones y su feriado.',
      }}
    />
  )
}

/** Where the finiquitos of the list, as it is filtered, are shown to their people. */
function displayAt({ search, filter: { status, dismissalCause } }: ListState): string {
  const query = createSearchParams({
    ...(search ? { q: search } : {}),
    ...(status ? { status } : {}),
    ...(dismissalCause ? { dismissalCause } : {}),
  }).toString()
  return `${pathTo('finiquitos/mostrar')}${query && `?${query}`}`
}

/** The last day that the law gives, as what is left until it. */
function Deadline({ row }: { row: SettlementRow }) {
  if (row.status === 'PAID' || row.status === 'DELETED') {
    return <span className="soft">{row.paidOn ? `Pagado el ${formatDate(row.paidOn)}` : ''}</span>
  }
  if (row.dueOn === null) return <Nothing />
  const left = daysBetween(today(), row.dueOn)
  return (
    <span className="mg-option">
      <span className="tabular">{formatDate(row.dueOn)}</span>
      {left < 0 ? (
        <StatusTag tone="danger">{`Vencido hace ${counted(-left, 'día', 'días')}`}</StatusTag>
      ) : (
        <span className="soft">
          {left === 0 ? 'Vence hoy' : `Quedan ${counted(left, 'día', 'días')}`}
        </span>
      )}
    </span>
  )
}

/** Its article, and its name in one line: whole in the finiquito, and where the pointer rests. */
function Cause({ words }: { words: string }) {
  const at = words.indexOf(': ')
  return (
    <span className="mg-option st-short" title={words}>
      <span>{words.slice(0, at)}</span>
      <span className="soft">{words.slice(at + 2)}</span>
    </span>
  )
}

const columns: readonly Column<SettlementRow>[] = [
  {
    key: 'fullname',
    title: 'Persona',
    lead: true,
    sort: 'fullname',
    text: (row) => row.fullname ?? row.rut,
    render: (row) => (
      <TextWithHint
        words={<Link to={pathTo('finiquitos/:id', { id: row.id })}>{row.fullname}</Link>}
        hint={[row.jobTitle, row.businessName].filter(Boolean).join(', ')}
      />
    ),
  },
  {
    key: 'dismissalCause',
    title: 'Causal',
    text: (row) => DismissalCause.label(row.dismissalCause),
    render: ({ dismissalCause }) => <Cause words={DismissalCause.label(dismissalCause)} />,
  },
  dateColumn('disengagementDate', 'Término', { sort: 'disengagementDate' }),
  {
    key: 'dueOn',
    title: 'Plazo',
    text: (row) => (row.dueOn ? formatDate(row.dueOn) : ''),
    render: (row) => <Deadline row={row} />,
  },
  stateColumn('status', settlementStates, ({ status }) => status, { sort: 'status' }),
  amountColumn('toPay', 'Total a pagar', { sort: 'toPay' }),
  {
    key: 'shownSince',
    title: 'La persona lo ve',
    optional: true,
    text: (row) => (row.shownSince ? formatMoment(row.shownSince) : 'No'),
    render: (row) => (row.shownSince ? `Desde ${formatMoment(row.shownSince)}` : 'No'),
  },
]
