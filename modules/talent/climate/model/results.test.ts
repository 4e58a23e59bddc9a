import { expect, test } from 'vitest'
import { scales } from '#modules/talent/surveys/model/scales.ts'
import { favourablePercent, questionMean } from './results.ts'

const scale = scales.find(({ code }) => code === 'AGREE_5')
if (!scale) throw new Error('The scale of agreement is gone')

test('of a statement that is unfavourable, who disagrees counts as favourable', () => {
  // «La carga de trabajo me impide hacerlo bien»: six disagree, two agree.
  const hist = [0, 4, 2, 0, 1, 1]
  expect(favourablePercent({ scale, reversed: true }, hist)).toBe(75)
  expect(questionMean({ scale, reversed: true }, hist)).toBe('3.88')
  expect(favourablePercent({ scale, reversed: false }, hist)).toBe(25)
  expect(questionMean({ scale, reversed: false }, hist)).toBe('2.13')
})

test('of nobody there is no percent', () => {
  expect(favourablePercent({ scale, reversed: true }, [0, 0, 0])).toBeNull()
})
