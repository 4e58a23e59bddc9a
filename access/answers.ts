/**
 * `answers`: operations by which one person answers what another one asked for or entered, and what
 * that is. Nobody answers their own, whatever their role, nor by an account that they made or whose
 * password they set: each of these asks for two independent people.
 *
 * `notAnswers`: what sounds like an answer and is none, and why one person is enough.
 *
 * Each module says its own in `model/access.ts`.
 */
export { answers } from '#generated/access/answers.ts'
export { notAnswers } from '#generated/access/notAnswers.ts'
