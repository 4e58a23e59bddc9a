type Step = NodeJS.ReadableStream | NodeJS.WritableStream | NodeJS.ReadWriteStream

/**
 * The steps of a pipeline for its types, which know neither functions among streams nor the streams
 * of tar; Node takes both.
 */
export const stepsOf = (steps: readonly unknown[]): readonly Step[] => steps as readonly Step[]

/** A part of a tar as the stream that it is. */
export const asReadable = (part: unknown): NodeJS.ReadableStream => part as NodeJS.ReadableStream
