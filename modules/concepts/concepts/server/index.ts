import './concept-fields.ts'
import './concepts.graphql.ts'

export { peopleOfItems } from './people-by-item.ts'

export { createFormula, createItem, updateFormula, updateItem } from './concepts.verbs.ts'
