import { useEffect } from 'react'
import { type ApiError, codeOf, type ErrorKind } from './api.ts'
import { browserLog } from './browser-log.ts'
import type { Document } from './graphql.ts'
import { useIsAdmin } from '../screen/me.tsx'
import { notify } from '../look/notify.ts'

/** Errors that some part of the page has read, and so shows where it asked. */
const read = new WeakSet<ApiError>()
/** Errors that a notice has said already; several parts of a page may share one question. */
const said = new WeakSet<ApiError>()

/**
 * Said elsewhere: the shell says that there is no network or that the session ended, a page that
 * what it is about is not there, and a form, when it is sent, what is wrong with what was typed.
 */
const saidElsewhere: readonly ErrorKind[] = [
  'offline',
  'unauthenticated',
  'not-found',
  'invalid',
  'conflict',
]

/** The title over every load that failed. */
export const loadProblem = 'Ha ocurrido un problema'

/** Why data did not arrive: who administers reads it whole, and everybody what was expected. */
export const detailsOf = ({ kind, message }: ApiError, isAdmin: boolean): string =>
  isAdmin || kind !== 'internal' ? message : 'Error al buscar datos'

/**
 * The error of a question, to be read by the page that shows it. One that nothing on the page has
 * read is said in a notice, so that data that did not arrive is never taken for no data.
 *
 * @param document what was asked, whose name the console gets
 * @param answered whether there is an older answer to show meanwhile, as while polling
 * @returns reads the error; a page that calls it shows it
 */
export function useShownError(
  error: ApiError | null,
  document: Document<unknown, never>,
  answered: boolean,
): () => ApiError | null {
  const isAdmin = useIsAdmin()
  useEffect(() => {
    if (!error || answered || read.has(error) || said.has(error)) return
    if (saidElsewhere.includes(error.kind)) return
    said.add(error)
    notify.error(`${loadProblem}: ${detailsOf(error, isAdmin)}`, codeOf(error))
    browserLog.error(loadProblem, [error.kind, nameOf(document)].join(' '))
  }, [error, document, answered, isAdmin])
  return () => {
    if (error) read.add(error)
    return error
  }
}

const nameOf = (document: Document<unknown, never>): string | undefined =>
  /\b(?:query|mutation) (\w+)/.exec(String(document))?.[1]
