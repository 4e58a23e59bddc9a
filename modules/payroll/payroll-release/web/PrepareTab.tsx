import { Alert } from 'antd'
import { useState } from 'react'
import { useOutletContext } from 'react-router'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import type { PayrollInfoQuery } from '#generated/documents/graphql.ts'
import { formatNumber } from '#chile/numbers.ts'
import { PayrollInfo, PayrollInfoPeople } from '#generated/operations/payroll-release.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { type Figure, Figures, Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { Pages } from '#platform/web/kit/list/Pages.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
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
      {wanted !== 'ENTERING' || !hires ? (
        <People key={wanted} count={countsOf(data)[wanted]} list={wanted} month={month} />
      ) : null}
      {hires}
      <AdvancesOfMonth monthId={month.id} />
    </>
  )
}

/** How many people each list has. */
const countsOf = (data: InfoData): Readonly<Record<PrepareList, number>> => ({
  ENTERING: data.entering,
  LEAVING: data.leaving,
  ABSENCES: data.absences,
  LOANS: data.loans,
  INCOMPLETE: data.incomplete,
  WITHOUT_PAYMENT: data.withoutPayment,
})

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

type PeopleProps = { count: number; list: PrepareList; month: MonthShare['month'] }

function People({ count, list, month }: PeopleProps) {
  const can = useCan()
  return (
    <Panel
      title={`${PrepareLists.label(list)} (${formatNumber(count)})`}
      action={
        list === 'ABSENCES' &&
        can('absences.read') && (
          <ActionButton to={absencesOf(month)}>Ver en Ausentismo</ActionButton>
        )
      }
    >
      {count === 0 ? (
        <EmptyState title="Nadie en esta lista">
          {list === 'INCOMPLETE'
            ? 'Todas las fichas tienen lo que el cálculo necesita.'
            : 'Elija otra cuenta para ver sus personas.'}
        </EmptyState>
      ) : (
        <PeopleRows count={count} list={list} month={month} />
      )}
    </Panel>
  )
}

/** People of a page, of those that can be chosen. */
const pageful = 30

function PeopleRows({ count, list, month }: PeopleProps) {
  const [page, setPage] = useState({ number: 1, size: pageful })
  const filter = { payrollMonthId: month.id, list }
  const answer = useDetail(PayrollInfoPeople, { filter, page, counted: false }, { keep: true })
  if (answer.error) return <LoadProblem error={answer.error} retry={answer.reload} />
  const found = answer.data?.payrollInfoPeople.rows
  if (!found) return <PageSkeleton header={false} />
  return (
    <>
      <ul className="mg-rows pp-people">
        {found.map((one, index) => (
          <li key={`${one.contractId} ${index}`}>
            <Link to={fixPath(list, one.userId)}>{one.name}</Link>
            <span className="soft">{one.detail}</span>
          </li>
        ))}
      </ul>
      {count > pageful && (
        <Pages
          page={page.number}
          size={page.size}
          total={count}
          onChange={(number, size) => setPage({ number, size })}
        />
      )}
    </>
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
