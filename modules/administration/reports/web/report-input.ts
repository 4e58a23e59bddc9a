import { isDate } from '#chile/dates.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { isChartType } from '#platform/web/chart/chart.ts'
import { ReportGrouping, ReportLines } from '../model/report.ts'
import type { Shape } from '../model/shape-catalogs.ts'
import { shapeIn, withShape } from './shape-params.ts'
import type { Offered, OwnReport, Report } from './types.ts'

/** The address parameter of each filter. */
const words = {
  BUSINESS: 'empresa',
  MONTH: 'mes',
  YEAR: 'ano',
  PERSON: 'persona',
  GROUPING: 'grupo',
  LINES: 'lineas',
  DAYS: 'dias',
  DAY: 'al',
} as const
type Word = (typeof words)[keyof typeof words] | 'reporte' | 'todos' | 'grafico' | 'propio'

/** What the address asks for; what the chosen report does not take is left out. */
export function useAsked() {
  const [params, setParams] = useAddressParams()
  const set = (changes: Partial<Record<Word, string | null>>, replace = true) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [word, value] of Object.entries(changes)) {
          if (value) next.set(word, value)
          else next.delete(word)
        }
        // Another filter is another report: its pages begin anew.
        if (!('grafico' in changes)) next.delete('page')
        return next
      },
      { replace },
    )
  const chart = params.get('grafico')
  return {
    name: params.get('reporte'),
    all: params.get('todos') === '1',
    chart: isChartType(chart) ? chart : undefined,
    own: params.get('propio'),
    shape: shapeIn(params),
    cut: (shape: Shape) =>
      setParams((before) => withShape(new URLSearchParams(before), shape), { replace: true }),
    valueOf: (filter: keyof typeof words) => params.get(words[filter]),
    set,
    choose: (filter: keyof typeof words, value: string | null) => set({ [words[filter]]: value }),
    /** The address of a report as somebody kept it. */
    linkOfOwn: (own: OwnReport) => `?${addressOf(own)}`,
    /** The address asks for nothing else than what was kept. */
    isKept: (own: OwnReport) => askedIn(params) === askedIn(addressOf(own)),
    link: (name: string) => `?${new URLSearchParams([...kept(params), ['reporte', name]])}`,
  }
}
export type Asked = ReturnType<typeof useAsked>

const addressOf = (own: OwnReport) => withShape(new URLSearchParams(paramsOfOwn(own)), own)

/** What an address asks for, without how it is looked at. */
function askedIn(params: URLSearchParams): string {
  const looks = new Set(['todos', 'grafico', 'page', 'size'])
  const asked = withShape(new URLSearchParams(params), shapeIn(params))
  const own = [...asked].filter(([word]) => !looks.has(word))
  return String(new URLSearchParams(own.toSorted(([a], [b]) => a.localeCompare(b))))
}

/** Month and razón social stay when another report is opened. */
const kept = (params: URLSearchParams): [string, string][] =>
  [words.BUSINESS, words.MONTH, words.YEAR].flatMap((word): [string, string][] => {
    const value = params.get(word)
    return value ? [[word, value]] : []
  })

const paramsOfOwn = (own: OwnReport): [string, string][] =>
  Object.entries({
    reporte: own.report,
    propio: own.id,
    [words.BUSINESS]: own.businessId,
    [words.MONTH]: own.yearMonth,
    [words.YEAR]: own.year,
    [words.PERSON]: own.userId,
    [words.GROUPING]: own.grouping,
    [words.LINES]: own.lines,
    [words.DAYS]: own.days,
    [words.DAY]: own.reportDay,
  }).flatMap(([word, value]): [string, string][] => (value === null ? [] : [[word, String(value)]]))

/** The filters as the API takes them. Without a month, the last one that was calculated. */
export function inputOf(report: Report, asked: Asked, { months }: Offered) {
  const takes = new Set(report.filters.map(({ name }) => name))
  const text = (filter: keyof typeof words) => (takes.has(filter) ? asked.valueOf(filter) : null)
  const number = (filter: keyof typeof words) => {
    const value = Number(text(filter))
    return Number.isInteger(value) && value > 0 ? value : null
  }
  const [newest] = months
  const lastYear = newest ? Math.floor(newest / 100) : null
  return {
    name: report.name,
    businessId: text('BUSINESS'),
    yearMonth: takes.has('MONTH') ? (number('MONTH') ?? newest ?? null) : null,
    year: takes.has('YEAR') ? (number('YEAR') ?? lastYear) : null,
    userId: text('PERSON'),
    grouping: known(ReportGrouping.values, text('GROUPING')),
    lines: known(ReportLines.values, text('LINES')),
    days: takes.has('DAYS') ? (number('DAYS') ?? 60) : null,
    day: dayOf(text('DAY')),
    ...asked.shape,
  }
}

const dayOf = (given: string | null): string | null => (isDate(given) ? given : null)

const known = <Code extends string>(codes: readonly Code[], text: string | null): Code | null =>
  codes.find((code) => code === text) ?? null
