import { type ReactNode, useSyncExternalStore } from 'react'

let place: ReactNode = null
const listeners = new Set<() => void>()

/** Gives what draws questions: it comes with the code of dialogs. */
export function provideQuestions(questions: ReactNode): void {
  place = questions
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The place of questions («¿Eliminar?»): empty until a page brings the code that asks them. */
export const QuestionsPlace = () => useSyncExternalStore(subscribe, () => place)
