import { ArrowDownOutlined, ArrowUpOutlined, MinusOutlined } from '@ant-design/icons'
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
    <span className="mg-option">
      <Amount {...amount} />
      <span className="soft">de {of}</span>
    </span>
  )

type DeltaProps = {
  /** The difference; zero says so. */
  value: number
  /** What it is compared with: «vs. agosto». */
  than?: string
  unit?: 'CLP' | 'UF' | ''
  /** Whether more is good news. Without it the colour stays neutral. */
  good?: 'more' | 'less'
}

/** A difference with sign, arrow and word, so that colour is never alone. */
export function Delta({ value, than, unit = 'CLP', good }: DeltaProps) {
  const tone = value === 0 || !good ? 'plain' : value > 0 === (good === 'more') ? 'good' : 'bad'
  const word = value === 0 ? 'sin cambio' : value > 0 ? 'más' : 'menos'
  const sign = value > 0 ? '+' : value < 0 ? '−' : ''
  const number = formatNumber(Math.abs(value))
  const Arrow = value === 0 ? MinusOutlined : value > 0 ? ArrowUpOutlined : ArrowDownOutlined
  return (
    <span className={`mg-delta mg-delta-${tone}`}>
      <Arrow />{' '}
      {value !== 0 && (
        <span className="tabular">
          {sign}
          {unit === 'CLP' ? '$' : unit ? `${unit} ` : ''}
          {number}
        </span>
      )}{' '}
      <span className="mg-delta-word">{word}</span>
      {than && <span className="soft"> {than}</span>}
    </span>
  )
}
