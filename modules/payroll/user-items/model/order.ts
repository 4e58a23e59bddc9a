/** What a court ordered of somebody in a month, as its payslip was asked for it. */
type Ordered = {
  id: number
  value: string
  currency: string
  /** What earlier months left of its total; null without a total. */
  balance: string | null
}

/**
 * What a payslip took of each order with a total, of the oldest first. An order in pesos asks for
 * its amount; one in percent, for whatever the older ones leave, up to its balance.
 *
 * @param taken whole pesos that the payslip took for all of them together
 */
export function takenOfOrders(orders: readonly Ordered[], taken: number) {
  let left = Math.max(0, taken)
  return orders.flatMap(({ id, value, currency, balance }) => {
    const most = balance === null ? Infinity : Number(balance)
    const asked = currency === 'PERCENT' ? (Number(value) > 0 ? most : 0) : Number(value)
    const amount = Math.min(asked, most, left)
    left -= amount
    return balance === null || amount === 0 ? [] : [{ id, amount }]
  })
}
