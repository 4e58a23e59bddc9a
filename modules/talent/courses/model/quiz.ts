/** The right options of a question, by their numbers from 0. */
export type Question = { readonly id: number; readonly right: readonly number[] }

/** What somebody chose: one row for each option. */
export type Answer = { readonly questionId: number; readonly option: number }

/**
 * The options that somebody wrote one on each line, and which of them are marked as right by an
 * asterisk.
 */
export function readOptions(written: string): { options: string[]; right: number[] } {
  const lines = written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return {
    options: lines.map((line) => line.replace(/^\*\s*/, '')),
    right: lines.flatMap((line, at) => (line.startsWith('*') ? [at] : [])),
  }
}

/** Why the options of a question are refused; nothing when they may be kept. */
export function optionsProblem(options: readonly string[]): string | undefined {
  if (options.length < 2 || options.length > 10) return 'Escriba de 2 a 10 alternativas'
  if (options.some((one) => one === '')) return 'Hay una alternativa sin palabras'
  if (options.some((one) => one.length > 300)) return 'Una alternativa tiene más de 300 letras'
  return new Set(options).size < options.length ? 'Hay dos alternativas iguales' : undefined
}

/**
 * The percentage of questions whose very right options were chosen, rounded down: who lacks one
 * answer never has 100. A course without questions is passed by its lessons.
 */
export function scoreOf(questions: readonly Question[], answers: readonly Answer[]): number {
  if (questions.length === 0) return 100
  const chosen = Map.groupBy(answers, ({ questionId }) => questionId)
  const good = questions.filter(({ id, right }) => {
    const options = new Set((chosen.get(id) ?? []).map(({ option }) => option))
    return options.size === right.length && right.every((one) => options.has(one))
  })
  return Math.floor((good.length * 100) / questions.length)
}
