import { Alert } from 'antd'
import { useOutletContext } from 'react-router'
import { useAddressParams } from '#platform/web/useAddressParams.ts'
import type { PayrollInfoQuery } from '#generated/documents/graphql.ts'
import { formatNumber } from '#chile/numbers.ts'
import { PayrollInfo } from '#generated/operations/payroll-release.ts'
import { Link } from '#platform/web/kit/Link.tsx'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { type Figure, Figures, Panel } from '#platform/web/kit/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/PageSkeleton.tsx'
import { useCan } from '#platform/web/me.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import type { MonthShare } from '#modules/payroll/payroll-months/web/index.ts'
import { type PrepareList, PrepareLists } from '../model/prepare.ts'
import { AdvancesOfMonth } from './AdvancesOfMonth.tsx'
import { NewHires } from './NewHires.tsx'
import './processes.css'

type InfoData = PayrollInfoQuery['payrollInfo']

/** What the month begins with; each count opens its people. */
export default function PrepareTab() {
  const { month } = useOutletContext<MonthShare>()
  const [search] = useAddressParams()
  const can = useCan()
  const info = useDetail(PayrollInfo, { input: { payrollMonthId: month.id } })
  if (info.error) return <LoadProblem error={info.error} retry={info.reload} />
  const data = info.data?.payrollInfo
  if (!data) return <PageSkeleton header={false} />
  const asked = search.get('ver')
  const hires = can('newHires.read') ? <NewHires month={month} /> : null
  const usual = data.incomplete > 0 ? 'INCOMPLETE' : data.entering > 0 ? 'ENTERING' : 'LEAVING'
  const wanted = PrepareLists.has(asked) ? asked : usual
  return (
    <>
      {data.missingIndicators && (
        <Alert className="mg-block" type="error" showIcon title={data.missingIndicators} />
      )}
      <Figures label="Preparación del mes" figures={figuresOf(data, month.id)} />
      {wanted !== 'ENTERING' || !hires ? <People data={data} list={wanted} month={month} /> : null}
      {hires}
      <AdvancesOfMonth monthId={month.id} />
    </>
  )
}

function figuresOf(data: InfoData, monthId: string): Figure[] {
  const list = (
    list: PrepareList,
    value: number,
    hint: string,
    tone?: 'warning' | 'danger',
  ): Figure => ({
    label: PrepareLists.label(list),
    value: formatNumber(value),
    hint,
    to: `?ver=${list}`,
    ...(tone && value > 0 ? { tone } : {}),
  })
  return [
    {
      label: 'Indicadores',
      value: data.hasPayrollIndicators ? 'Completos' : 'Faltan',
      hint: data.hasPayrollIndicators ? 'El mes se puede calcular' : 'El mes no se puede calcular',
      ...(data.hasPayrollIndicators ? {} : { tone: 'danger' as const }),
    },
    {
      label: 'Contratos',
      value: formatNumber(data.contracts),
      hint: 'Vigentes algún día del mes',
      to: `${pathTo('procesos/:id', { id: monthId })}/novedades`,
    },
    list('ENTERING', data.entering, 'Contratos que comienzan'),
    list('LEAVING', data.leaving, 'Contratos que terminan'),
    list('ABSENCES', data.absences, 'Registradas o ingresadas'),
    list('LOANS', data.loans, 'Cuotas que se descuentan'),
    list('INCOMPLETE', data.incomplete, 'No se podrán calcular', 'danger'),
    list('WITHOUT_PAYMENT', data.withoutPayment, 'No se sabe dónde pagar', 'warning'),
  ]
}

type PeopleProps = { data: InfoData; list: PrepareList; month: MonthShare['month'] }

function People({ data, list, month }: PeopleProps) {
  const can = useCan()
  const people = data.people.filter((one) => one.list === list)
  const label = PrepareLists.label(list)
  return (
    <Panel
      title={`${label} (${formatNumber(people.length)})`}
      action={
        list === 'ABSENCES' &&
        can('absences.read') && (
          <ActionButton to={absencesOf(month)}>Ver en Ausentismo</ActionButton>
        )
      }
    >
      {people.length === 0 ? (
        <EmptyState title="Nadie en esta lista">
          {list === 'INCOMPLETE'
            ? 'Todas las fichas tienen lo que el cálculo necesita.'
            : 'Elija otra cuenta para ver sus personas.'}
        </EmptyState>
      ) : (
        <ul className="mg-rows pp-people">
          {people.map((one, index) => (
            <li key={`${one.contractId} ${index}`}>
              <Link to={fixPath(list, one.userId)}>{one.name}</Link>
              <span className="soft">{one.detail}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** The approved absences of the month in the list of all. */
const absencesOf = ({ yearMonth, businessId }: MonthShare['month']): string =>
  `${pathTo('ausencias')}?month=${yearMonth}&status=APPROVED&businessId=${businessId}`

/** Where what is listed is put right. */
function fixPath(list: PrepareList, id: string): string {
  const ficha = pathTo('ficha/:id', { id })
  if (list === 'INCOMPLETE' || list === 'WITHOUT_PAYMENT') return `${ficha}/datos-personales`
  return list === 'ENTERING' || list === 'LEAVING' ? `${ficha}/datos-contrato` : ficha
}
