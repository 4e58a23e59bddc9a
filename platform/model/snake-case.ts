/** The name in the database of a table or a column: `payrollMonthId` is `payroll_month_id`. */
export const snakeOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
