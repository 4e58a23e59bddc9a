import { useOutletContext } from 'react-router'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { formatNumber } from '#chile/numbers.ts'
import {
  PayrollComparison,
  PayrollComparisonTotals,
  ReviewPayslips,
} from '#generated/operations/payroll-review.ts'
import type { MonthShare } from '#modules/payroll/payroll-months/web/index.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import type { RowAction } from '#platform/web/kit/list/RowActions.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useList } from '#platform/web/list/useList.ts'
import { Cause } from '../model/cause.ts'
import { ReviewState, sizes } from '../model/review.ts'
import { Causes } from './Causes.tsx'
import { DifferenceDrawer } from './DifferenceDrawer.tsx'
import { columnsOf, type Row } from './difference-columns.tsx'
import './review.css'

/** Every person of the month beside last month's, each difference with its causes. */
export default function CompareTab() {
  const { month } = useOutletContext<MonthShare>()
  const monthId = month.id
  const totals = useDetail(
    PayrollComparisonTotals,
    { input: { payrollMonthId: monthId } },
    { keep: true },
  )
  const comparison = totals.data?.payrollComparisonTotals
  if (totals.error) return <LoadProblem error={totals.error} retry={totals.reload} />
  if (!comparison) return <PageSkeleton header={false} />
  if (!comparison.comparable) {
    return (
      <EmptyState title="Aún no hay con qué comparar">
        {month.calculated === 0
          ? 'Al calcular el mes, cada líquido se compara aquí con el del mes anterior.'
          : 'El mes anterior de la razón social no tiene liquidaciones.'}
      </EmptyState>
    )
  }
  return <Compared monthId={monthId} isOpen={month.isOpen} totals={comparison} />
}

type Totals = Parameters<typeof Causes>[0]['totals']
type Props = { monthId: string; isOpen: boolean; totals: Totals }

function Compared({ monthId, isOpen, totals }: Props) {
  const list = useList(PayrollComparison, {
    fixed: { payrollMonthId: monthId },
    filterBy: ['cause', 'area', 'size', 'state'],
    sort: { field: 'change', descending: true },
  })
  const [params, setParams] = useAddressParams()
  const open = (contractId: string | undefined) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (contractId) next.set('detalle', contractId)
      else next.delete('detalle')
      return next
    })
  const review = useAction(ReviewPayslips)
  const sign = (contractId: string | null, reviewed: boolean) =>
    review.run({
      input: { ...filterOf(list.state), payrollMonthId: monthId, contractId, reviewed },
    })
  const closed = isOpen ? undefined : 'El mes está cerrado'
  const pending = totals.people - totals.reviewed
  const narrowed = list.state.search !== '' || Object.keys(list.state.filter).length > 0
  const whyNone =
    pending === 0 ? 'Todas están revisadas' : list.total === 0 ? 'La lista está vacía' : undefined
  const actions = (row: Row): RowAction[] => [
    { label: 'Ver por qué', onClick: () => open(row.contractId) },
    {
      label: row.state === 'REVIEWED' ? 'Quitar la revisión' : 'Marcar como revisada',
      permission: 'payrollMonths.update',
      disabled: closed,
      onClick: () => sign(row.contractId, row.state !== 'REVIEWED'),
    },
  ]
  return (
    <>
      <ListPage
        embedded
        title="Comparación con el mes anterior"
        list={list}
        search="Nombre o RUT"
        filters={filtersOf(totals)}
        columns={columnsOf(totals.monthBefore ?? null, open)}
        rowKey={(row) => row.contractId}
        nameOf={(row) => row.name}
        actions={actions}
        above={
          <Causes
            totals={totals}
            list={list}
            sign={
              <SignAll why={closed ?? whyNone} onSign={() => sign(null, true)}>
                {markWords(narrowed, pending)}
              </SignAll>
            }
          />
        }
        empty={{ title: 'Nadie tuvo liquidación', text: 'Ni este mes ni el anterior.' }}
      />
      <DifferenceDrawer
        monthId={monthId}
        contractId={params.get('detalle') ?? undefined}
        order={list.rows.map(({ contractId }) => contractId)}
        closed={closed}
        onSign={sign}
        onOpen={open}
      />
    </>
  )
}

type SignProps = { why: string | undefined; onSign: () => unknown; children: string }

const SignAll = ({ why, onSign, children }: SignProps) => (
  <ActionButton
    permission="payrollMonths.update"
    disabled={why}
    confirm="Quedan revisadas a su nombre. La que cambie después vuelve a revisarse."
    onClick={onSign}
  >
    {children}
  </ActionButton>
)

type State = ReturnType<typeof useList>['state']

/** How many are left of everybody; of a list that was narrowed only the server knows. */
const markWords = (narrowed: boolean, pending: number): string =>
  narrowed || pending === 0
    ? 'Marcar la lista como revisada'
    : pending === 1
      ? 'Marcar 1 como revisada'
      : `Marcar ${formatNumber(pending)} como revisadas`

/** The filter of the list, so that what is signed is what is seen. */
const filterOf = ({ filter, search }: State) => ({
  search: search || null,
  cause: causeOf(filter['cause']),
  area: filter['area'] ?? null,
  size: sizeOf(filter['size']),
  state: stateOf(filter['state']),
})

const causeOf = (code = '') => (Cause.has(code) ? code : null)
const sizeOf = (code = '') => (sizes.has(code) ? code : null)
const stateOf = (code = '') => (ReviewState.has(code) ? code : null)

const filtersOf = ({ causes, areas }: Totals) => [
  {
    name: 'cause',
    label: 'Causa',
    options: causes.map(({ cause, label }) => ({ value: cause, label })),
    // The strip of causes chooses it.
    chipOnly: true,
  },
  { name: 'area', label: 'Área', options: areas.map((area) => ({ value: area, label: area })) },
  { name: 'size', label: 'Diferencia', options: sizes.options },
  { name: 'state', label: 'Revisión', options: ReviewState.options },
]
