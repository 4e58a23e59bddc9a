import { TagList } from '#platform/model/template-tag.ts'
import type { Condition } from '../../model/body.ts'
import { TagComparison } from '../../model/catalogs.ts'
import type { Tag } from '../types.ts'

/** «Solo si «Cargo» es igual a «Operario»». */
export function conditionWords({ code, is, value }: Condition, tags: readonly Tag[]): string {
  const label = tags.find((tag) => tag.code === code)?.label ?? code
  const compares = is !== 'FILLED' && is !== 'EMPTY'
  return `Solo si «${label}» ${TagComparison.label(is)}${compares ? ` «${value}»` : ''}`
}

/** «Se repite por cada uno: Cargas familiares». */
export const loopWords = (list: TagList): string => `Se repite por cada uno: ${TagList.label(list)}`
