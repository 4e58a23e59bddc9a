/** The code under which a category of expenses is booked, apart from those of items. */
export const expenseCode = (category: string): string => `GASTO:${category}`
