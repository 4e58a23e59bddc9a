import './concept-fields.ts'
import './concept-importers.ts'
import './concepts.graphql.ts'

export { itemWasGiven, peopleOfItems } from './people-by-item.ts'

export { createFormula, createItem, updateFormula, updateItem } from './concepts.verbs.ts'
