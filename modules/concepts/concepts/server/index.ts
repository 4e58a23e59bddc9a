import './concept-fields.ts'
import './concepts.graphql.ts'

export { createFormula, createItem, updateFormula, updateItem } from './concepts.verbs.ts'
