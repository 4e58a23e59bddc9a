/**
 * An array of bigint as PostgreSQL writes it, `{12,-3}`, as numbers: ids and amounts are safe
 * integers by design. Read digit by digit, because stored payslips are millions of them. A null
 * among them reads as NaN.
 */
export function safeIntegers(text: string): number[] {
  const found: number[] = []
  if (text.length <= 2) return found
  let [value, sign] = [0, 1]
  for (let at = 1; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit >= ZERO && unit <= NINE) value = value * 10 + (unit - ZERO)
    else if (unit === MINUS) sign = -1
    else if (unit === COMMA || unit === END) {
      // Without the sign, -0 is no zero of Object.is.
      found.push(value === 0 ? value : sign * value)
      value = 0
      sign = 1
    } else value = Number.NaN
  }
  return found
}

const [ZERO, NINE, MINUS, COMMA, END] = [48, 57, 45, 44, 125]
