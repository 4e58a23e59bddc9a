import { describe, expect, test } from 'vitest'
import { optionsProblem, readOptions, scoreOf } from './quiz.ts'

describe('the options of a question', () => {
  test('are its lines, and an asterisk marks the right ones', () => {
    expect(readOptions('Sí\n\n* No\n*A veces ')).toEqual({
      options: ['Sí', 'No', 'A veces'],
      right: [1, 2],
    })
  })

  test('are from two to ten, all different', () => {
    expect(optionsProblem(['Sí'])).toBe('Escriba de 2 a 10 alternativas')
    expect(optionsProblem(['Sí', 'Sí'])).toBe('Hay dos alternativas iguales')
    expect(optionsProblem(['Sí', 'No'])).toBeUndefined()
  })
})

describe('a score', () => {
  const questions = [
    { id: 1, right: [0] },
    { id: 2, right: [1, 2] },
    { id: 3, right: [0] },
  ]

  test('counts only questions whose right options were all chosen, and no other', () => {
    const one = { questionId: 1, option: 0 }
    expect(scoreOf(questions, [one])).toBe(33)
    expect(scoreOf(questions, [one, { questionId: 2, option: 1 }])).toBe(33)
    const both = [1, 2].map((option) => ({ questionId: 2, option }))
    expect(scoreOf(questions, [one, ...both])).toBe(66)
    // Ticking everything gives no point.
    const all = [0, 1, 2].map((option) => ({ questionId: 2, option }))
    expect(scoreOf(questions, [one, ...all])).toBe(33)
  })

  test('is whole where there is nothing to ask, and zero without answers', () => {
    expect(scoreOf([], [])).toBe(100)
    expect(scoreOf(questions, [])).toBe(0)
  })
})
