import { afps, byCode } from '#chile/catalogues.ts'
import { formatDate } from '#chile/dates.ts'
import type { PreviredValues } from '#chile/previred/write.ts'
import type { FiledAffiliate, FiledContract } from './filed-contract.ts'

/** What is paid for a voluntary affiliate: to their account, and to their savings. */
const PAID = ['AFILIADO_VOLUNTARIO', 'AFILIADO_AHORRO'] as const

/**
 * What a worker pays for a voluntary affiliate: on the line of the worker, because lines 03 take
 * the end of it alone.
 */
export function paidFor({ affiliate, amounts }: FiledContract): PreviredValues {
  const [contribution, saving] = PAID.map((code) => amounts.of(code))
  if (!contribution && !saving) return {}
  return { ...affiliateOf(affiliate), 59: contribution ?? 0, 60: saving ?? 0, 61: 1 }
}

/** The line 03 of an affiliate who is no longer paid for: movement 10, and from which day. */
export const ceasedOf = ({ ceased }: FiledContract): PreviredValues[] =>
  ceased === null ? [] : [{ ...affiliateOf(ceased), 55: '10', 56: formatDate(ceased.from) }]

function affiliateOf(affiliate: FiledAffiliate | null): PreviredValues {
  if (affiliate === null) return {}
  const [body = '', digit = ''] = affiliate.rut.split('-')
  return {
    50: Number(body),
    51: digit,
    52: affiliate.paternalLastname,
    53: affiliate.maternalLastname ?? '',
    54: affiliate.names,
    58: byCode(afps, affiliate.afp)?.previred ?? '00',
  }
}
