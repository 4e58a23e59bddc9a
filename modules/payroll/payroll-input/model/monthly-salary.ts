/** Pesos of a whole month, or why there are none, in words for whoever asked. */
export type MonthlySalary = { readonly salary: number } | { readonly problem: string }
