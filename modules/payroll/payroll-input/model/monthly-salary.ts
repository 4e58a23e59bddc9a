/** Pesos of a whole month, or the reason why they are unknown, in words for people. */
export type MonthlySalary = { readonly salary: number } | { readonly problem: string }
