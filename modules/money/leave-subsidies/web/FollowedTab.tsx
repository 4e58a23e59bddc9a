import { type ComponentProps, useState } from 'react'
import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import {
  LeaveSubsidies,
  LeaveSubsidyPayers,
  LeaveSubsidyTotals,
  RenewLeaveSubsidy,
} from '#generated/operations/leave-subsidies.ts'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Figures } from '#platform/web/kit/text/Figures.tsx'
import { type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import type { RowAction } from '#platform/web/kit/list/RowActions.tsx'
import { actionOf } from '#platform/web/kit/record/StateMachine.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { amountColumn, fullnameColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useList } from '#platform/web/list/useList.ts'
import { LeaveSubsidyState, SubsidyAge } from '../model/subsidy.ts'
import { subsidyStates } from '../model/states.ts'
import { leaveColumn } from './columns.tsx'
import { PasteDialog } from './PasteDialog.tsx'
import { SubsidyDialogs } from './SubsidyDialogs.tsx'
import { TotalsTable } from './TotalsTable.tsx'
import type { Subsidy } from './types.ts'

const isNothing = (amount: number | null | undefined) => amount === null || amount === undefined

const columns: readonly Column<Subsidy>[] = [
  fullnameColumn,
  leaveColumn,
  { key: 'payer', title: 'Lo debe', text: (row) => row.payerName },
  amountColumn('paid', 'Pagado', { optional: true }),
  {
    key: 'owed',
    title: 'Por recuperar',
    align: 'end',
    sort: 'owed',
    render: ({ owed }) =>
      isNothing(owed) ? <StatusTag tone="warning">Sin monto</StatusTag> : <Amount value={owed} />,
    text: ({ owed }) => owed ?? 'Sin monto',
  },
  amountColumn('received', 'Recibido'),
  stateColumn('status', subsidyStates, ({ status }) => status, {
    below: ({ reason, claimUntil, pressing, changed }) => (
      <>
        {reason && <span className="soft mg-reason">{reason}</span>}
        {changed && <StatusTag tone="danger">{changed}</StatusTag>}
        {claimUntil && pressing && (
          <StatusTag tone="danger">
            {claimUntil < today() ? 'Prescribió' : 'Prescribe'} el {formatDate(claimUntil)}
          </StatusTag>
        )}
        {claimUntil && !pressing && <span className="soft">Hasta el {formatDate(claimUntil)}</span>}
      </>
    ),
  }),
]

const here = (query: string) => `${pathTo('subsidios-de-licencias')}?${query}`

/** The subsidies that are followed, with what is missing by age and by institution. */
export default function FollowedTab() {
  const form = useOpenForm('subsidio')
  const [pasting, setPasting] = useState(false)
  const totals = useDetail(LeaveSubsidyTotals)
  const payers = useDetail(LeaveSubsidyPayers)
  const actions = useSubsidyActions(form)
  const options = (payers.data?.leaveSubsidyPayers ?? []).map(({ code, name }) => ({
    value: code,
    label: name,
  }))
  const list = useList(LeaveSubsidies, {
    filters: [
      { name: 'status', label: 'Estado', options: LeaveSubsidyState.options },
      { name: 'payer', label: 'Lo debe', options },
      { name: 'age', label: 'Antigüedad', options: SubsidyAge.options },
      { name: 'due', label: 'Plazo', options: [{ value: 'true', label: 'Por prescribir' }] },
      { name: 'unknown', label: 'Monto', options: [{ value: 'true', label: 'Sin monto' }] },
      { name: 'businessId', label: 'Razón social', reference: 'business' },
    ],
    sort: { field: 'endDate', descending: false },
    toFilter: ({ due, unknown, ...values }) => ({
      ...values,
      ...(due ? { due: due === 'true' } : {}),
      ...(unknown ? { unknown: unknown === 'true' } : {}),
    }),
  })
  const rows = totals.data?.leaveSubsidyTotals ?? []
  return (
    <>
      <ListPage
        title="Subsidios de licencias"
        name="leave-subsidies"
        embedded
        list={list}
        search="Nombre o RUT"
        above={totals.data && <Above rows={rows} />}
        columns={columns}
        nameOf={nameOf}
        extra={
          <ActionButton permission="leaveSubsidies.update" onClick={() => setPasting(true)}>
            Pegar devoluciones
          </ActionButton>
        }
        actions={actions}
        empty={{
          title: 'No se sigue ningún subsidio',
          text: 'Tome en «Licencias por seguir» las que la empresa pagó.',
        }}
      />
      {pasting && <PasteDialog onClose={() => setPasting(false)} />}
      <SubsidyDialogs form={form} rows={list.rows} payers={options} />
    </>
  )
}

/** What is missing in all, by age, and what is near its last day. */
function Above({ rows }: { rows: ComponentProps<typeof TotalsTable>['rows'] }) {
  const sum = (name: 'd30' | 'd60' | 'd90' | 'older' | 'missing' | 'pressing' | 'unknown') =>
    rows.reduce((total, row) => total + row[name], 0)
  const pressing = sum('pressing')
  const unknown = sum('unknown')
  return (
    <>
      <Figures
        label="Por recuperar"
        figures={[
          {
            label: 'Por recuperar',
            value: formatPesos(sum('missing')),
            hint: unknown > 0 ? `y ${counted(unknown, 'licencia')} sin monto` : undefined,
          },
          ...SubsidyAge.options.map(({ value, label }) => ({
            label,
            value: formatPesos(sum(keys[value])),
            to: here(`age=${value}`),
          })),
          {
            label: 'Por prescribir',
            value: String(pressing),
            hint: 'Seis meses desde el término (DFL 1 de 2005, art. 155)',
            to: here('due=true'),
            ...(pressing > 0 ? { tone: 'danger' as const } : {}),
          },
          ...(unknown > 0
            ? [
                {
                  label: 'Sin monto',
                  value: String(unknown),
                  hint: 'No cuentan en las sumas: falta ingresar cuánto se debe',
                  to: here('unknown=true'),
                  tone: 'warning' as const,
                },
              ]
            : []),
        ]}
      />
      <TotalsTable rows={rows} />
    </>
  )
}

const keys = { D30: 'd30', D60: 'd60', D90: 'd90', OLDER: 'older' } as const

const nameOf = ({ fullname, startDate }: Subsidy) =>
  `el subsidio de ${formatName(fullname)} del ${formatDate(startDate)}`

function useSubsidyActions(form: OpenForm) {
  const renew = useAction(RenewLeaveSubsidy, { done: 'La licencia quedó como está ahora' })
  return (row: Subsidy): readonly RowAction[] => {
    const { id, version, status: state } = row
    const act = (name: keyof typeof subsidyStates.acts, onClick?: () => unknown) =>
      actionOf(
        subsidyStates,
        name,
        { state, relations: ['other'] },
        onClick ?? (() => form.open(`${name} ${id}`)),
      )
    return [
      { label: 'Ver detalle', onClick: () => form.open(`ver ${id}`) },
      act('claim'),
      act('receive'),
      act('edit'),
      act('reject'),
      act('appeal'),
      act('lose'),
      act('reopen'),
      ...(row.changed
        ? [
            {
              ...act('edit', () => renew.run({ input: { id, version } })),
              label: 'Tomar la licencia como está',
              confirm: 'Los montos quedan como están: corríjalos después si cambian.',
            },
          ]
        : []),
      {
        label: 'Ver ficha',
        permission: 'users.read',
        to: `${pathTo('ficha/:id', { id: row.userId })}/ausencias`,
      },
    ]
  }
}
