import { counted } from '#chile/counts.ts'

type Counts = {
  rows: number
  errors: number
  added: number
  changed: number
  applied: number
  undone: number
  kept: number
}

/** The rows of a file in a line: «12 filas: 3 con error, 8 nuevas, 1 cambia». */
export function countsText({ rows, errors, added, changed, ...done }: Counts): string {
  if (rows === 0) return ''
  const { applied, undone, kept } = done
  const parts = [
    ...(errors > 0 ? [`${errors} con error`] : []),
    ...(applied > 0 ? [counted(applied, 'aplicada')] : []),
    ...(undone > 0 ? [counted(undone, 'deshecha')] : []),
    ...(kept > 0 ? [`${kept} sin deshacer`] : []),
    ...(applied + undone + kept > 0
      ? []
      : [
          ...(added > 0 ? [counted(added, 'nueva')] : []),
          ...(changed > 0 ? [counted(changed, 'cambia', 'cambian')] : []),
        ]),
  ]
  return `${counted(rows, 'fila')}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`
}
