import { expect, test } from 'vitest'
import { MAX_AVATAR_BYTES, uploadProblem } from './upload.ts'

const fileOf = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name)

test('what is too large is named before it is sent, in the words of the specification', () => {
  const large = fileOf('contrato.pdf', 10.5 * 1024 * 1024)
  expect(uploadProblem([fileOf('carta.pdf', 1), large])).toBe(
    'Carga: contrato.pdf pesa 10,5 MB y el máximo es 10 MB',
  )
  expect(uploadProblem([fileOf('yo.png', 3.5 * 1024 * 1024)], MAX_AVATAR_BYTES)).toBe(
    'Carga: yo.png pesa 3,5 MB y el máximo es 3 MB',
  )
  expect(uploadProblem([fileOf('carta.pdf', 10 * 1024 * 1024)])).toBeUndefined()
})

test('a fourth file is refused', () => {
  const four = ['a', 'b', 'c', 'd'].map((name) => fileOf(`${name}.pdf`, 1))
  expect(uploadProblem(four)).toBe('Error, no puede tener mas de 3 archivos')
  expect(uploadProblem(four.slice(1))).toBeUndefined()
})
