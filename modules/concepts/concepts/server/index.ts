import './concept-fields.ts'
import './concepts.graphql.ts'

export { countPeopleBy } from './people-by-item.ts'

export { createFormula, createItem, updateFormula, updateItem } from './concepts.verbs.ts'
