import { asText } from '#platform/web/look/format.ts'
import type { ReactNode } from 'react'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { DateChoice } from '#platform/web/kit/form/DateChoice.tsx'
import { MonthSelector } from '#platform/web/kit/month/MonthSelector.tsx'
import { WorkerSearch } from '#platform/web/kit/form/WorkerSearch.tsx'
import { ReportFilter, ReportGrouping, ReportLines } from '../model/report.ts'
import { type Asked, inputOf } from './report-input.ts'
import type { Offered, Report } from './types.ts'

type Props = { report: Report; asked: Asked; offered: Offered }
type FilterName = Parameters<Asked['choose']>[0]

/** The filters that a report takes, in its order. Their values are in the address. */
export const ReportFilters = ({ report, asked, offered }: Props) => (
  <div className="rp-filters" role="group" aria-label="Filtros del reporte">
    {report.filters.map(({ name, label }) => (
      <label key={name} className="rp-filter">
        <span>{label}</span>
        {controlOf(name, { report, asked, offered })}
      </label>
    ))}
  </div>
)

function controlOf(name: string, { report, asked, offered }: Props): ReactNode {
  const input = inputOf(report, asked, offered)
  const years = [...new Set(offered.months.map((month) => Math.floor(month / 100)))]
  switch (name) {
    case 'BUSINESS':
      return (
        <Choice
          aria-label="Razón social"
          className="rp-wide"
          value={asText(input.businessId)}
          onChange={(value) => asked.choose('BUSINESS', asText(value))}
          options={[
            { value: '', label: 'Todas' },
            ...offered.businesses.map(({ id, name: text }) => ({ value: id, label: text })),
          ]}
        />
      )
    case 'MONTH':
      return (
        <MonthSelector
          value={input.yearMonth}
          months={offered.months}
          onChange={(month) => asked.choose('MONTH', String(month))}
        />
      )
    case 'YEAR':
      return chooser('YEAR', asked, input.year, years.map(String).map(plain))
    case 'PERSON':
      return (
        <span className="rp-wide">
          <WorkerSearch
            optional
            aria-label="Persona"
            placeholder="Todas"
            value={input.userId}
            onChange={(id) => asked.choose('PERSON', id)}
          />
        </span>
      )
    case 'GROUPING':
      return chooser('GROUPING', asked, input.grouping ?? 'AREA', ReportGrouping.options)
    case 'LINES':
      return chooser('LINES', asked, input.lines ?? 'ALL', ReportLines.options)
    case 'DAYS':
      return chooser('DAYS', asked, input.days, ['30', '60', '90', '180', '365'].map(plain))
    case 'DAY':
      return (
        <DateChoice
          aria-label="Al día"
          placeholder="Hoy"
          value={input.day}
          onChange={(day) => asked.choose('DAY', day)}
        />
      )
    default:
      return null
  }
}

type Option = { value: string; label: string }
const plain = (text: string): Option => ({ value: text, label: text })

const chooser = (
  filter: FilterName,
  asked: Asked,
  value: string | number | null,
  options: readonly Option[],
) => (
  <Choice
    aria-label={ReportFilter.label(filter)}
    className="rp-select"
    value={value === null ? null : String(value)}
    onChange={(next) => asked.choose(filter, next)}
    options={options}
  />
)
