import { choice, flag, text } from '#platform/model/field.ts'
import { Origin } from './catalogs.ts'

/** The code of a concept, by which formulas name it. */
export const codeField = (
  placeholder: string,
  help = 'Mayúsculas sin acento, cifras y guion bajo. Las fórmulas lo nombran; no cambia.',
) => text('Código', { max: 40, help, placeholder })

/** Whose a concept is, and whether it may be changed. */
export const ownership = {
  editable: flag('Editable', { help: 'Si no, solo se cambia después de habilitarla.' }),
  universal: flag('Universal', { help: 'De la ley o de uso común: no se edita, se copia.' }),
  origin: choice(Origin, 'Origen'),
}
