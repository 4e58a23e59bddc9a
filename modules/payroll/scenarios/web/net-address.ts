import { isYearMonth, yearMonthOf } from '#chile/period.ts'
import { type AskedNet as Question, NetContract } from '../model/net.ts'
import { today } from '#platform/web/look/today.ts'

/** What is asked, as the address of the page says it. */
export type AskedNet = Question<string>

/** The question in the address; without a net there is none yet. */
export function askedOf(search: URLSearchParams): AskedNet | undefined {
  const net = Number(search.get('liquido'))
  if (!Number.isInteger(net) || net <= 0) return undefined
  const month = Number(search.get('mes'))
  const type = search.get('tipo')
  return {
    contractId: search.get('contrato'),
    yearMonth: isYearMonth(month) ? month : yearMonthOf(today()),
    net,
    afp: search.get('afp'),
    planUf: search.get('plan'),
    contractType: NetContract.has(type) ? type : 'INDEFINITE',
    gratification: search.get('gratificacion') !== 'no',
    allowances: Number(search.get('asignaciones')) || 0,
  }
}

type Values = Readonly<Record<string, unknown>>

/** The address of what a form holds. */
export function searchOf(values: Values): URLSearchParams {
  const search = new URLSearchParams()
  const put = (name: string, value: unknown) => {
    if (typeof value === 'string' || typeof value === 'number') search.set(name, String(value))
  }
  put('liquido', values['net'])
  put('mes', values['yearMonth'])
  if (values['contractId']) put('contrato', values['contractId'])
  else {
    put('afp', values['afp'])
    if (values['planUf']) put('plan', values['planUf'])
    put('tipo', values['contractType'])
    if (values['gratification'] === false) search.set('gratificacion', 'no')
    if (values['allowances']) put('asignaciones', values['allowances'])
  }
  return search
}
