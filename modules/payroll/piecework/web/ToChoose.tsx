import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'

type Chosen = { day: string | null; task: object | undefined; crew: object | undefined }

/** What is to be chosen before anything can be noted: a page of choices alone says nothing. */
export function ToChoose({ day, task, crew }: Chosen) {
  const missing = [
    ...(day === null ? ['el día'] : []),
    ...(task === undefined ? ['la faena'] : []),
    ...(crew === undefined ? ['la cuadrilla'] : []),
  ]
  return (
    <EmptyState title={`Elija ${new Intl.ListFormat('es').format(missing)}`}>
      Aquí anota lo que hizo cada persona de la cuadrilla.
    </EmptyState>
  )
}
