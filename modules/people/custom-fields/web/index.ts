export { sentValue, typedValue } from './form-values.ts'
export { TypedField } from './TypedField.tsx'
