/**
 * Loaded first by every process that another one starts (`node --import ./scripts/tether.ts …`):
 * when the parent vanishes, even by `kill -9`, this process ends as if it had been asked to.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Listening must not keep alive a process that has nothing else to do.
process.channel?.unref()
