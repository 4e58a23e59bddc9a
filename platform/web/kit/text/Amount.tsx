import { TextWithHint } from './TextWithHint.tsx'
import { ArrowDownOutlined, ArrowUpOutlined, MinusOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { formatNumber, formatUf } from '#chile/numbers.ts'

type AmountProps = {
  value: number | string | null | undefined
  currency?: 'CLP' | 'UF'
  /** Big once: the number a screen is about. */
  big?: boolean
}

/** An amount: tabular figures, its currency quiet beside it. */
export function Amount({ value, currency = 'CLP', big = false }: AmountProps) {
  if (value === null || value === undefined || value === '') return <span className="soft">–</span>
  const text = currency === 'UF' ? formatUf(String(value)).replace(' UF', '') : formatNumber(value)
  const negative = text.startsWith('-')
  return (
    <span className={big ? 'mg-amount mg-amount-big' : 'mg-amount'}>
      {negative && '−'}
      <span className="mg-currency-sign">{currency === 'UF' ? 'UF ' : '$'}</span>
      {text.replace('-', '')}
    </span>
  )
}

/** An amount that is not of everything beside it, and of what it is: «de 120 de 122». */
export const PartialAmount = ({ of, ...amount }: AmountProps & { of: string | undefined }) =>
  of === undefined ? (
    <Amount {...amount} />
  ) : (
    <TextWithHint words={<Amount {...amount} />} hint={`de ${of}`} />
  )

type DeltaProps = {
  /** The difference; zero says so. */
  value: number
  /** What it is compared with: «que en agosto». */
  than?: ReactNode
  unit?: 'CLP' | 'UF' | ''
  /** Whether more is good news. Without it the colour stays neutral. */
  good?: 'more' | 'less'
}

/**
 * A difference that is read without its colour: compared with something it says «$6.234 más que en
 * julio», alone it carries its sign.
 */
export function Delta({ value, than, unit = 'CLP', good }: DeltaProps) {
  const tone = value === 0 || !good ? 'plain' : value > 0 === (good === 'more') ? 'good' : 'bad'
  const Arrow = value === 0 ? MinusOutlined : value > 0 ? ArrowUpOutlined : ArrowDownOutlined
  const number = `${unit === 'CLP' ? '$' : unit ? `${unit} ` : ''}${formatNumber(Math.abs(value))}`
  return (
    <span className={`mg-delta mg-delta-${tone}`}>
      <Arrow />{' '}
      {value === 0 ? (
        <span className="mg-delta-word">{isSame(than) ? 'igual' : 'sin cambio'}</span>
      ) : than ? (
        <>
          <span className="tabular">{number}</span>{' '}
          <span className="mg-delta-word">{value > 0 ? 'más' : 'menos'}</span>
        </>
      ) : (
        <span className="tabular">
          {value > 0 ? '+' : '−'}
          {number}
        </span>
      )}
      {than && <span className="soft"> {than}</span>}
    </span>
  )
}

/** «igual que en agosto», but «sin cambio en el líquido». */
const isSame = (than: ReactNode) => typeof than === 'string' && than.startsWith('que ')
