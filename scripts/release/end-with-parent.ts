/** Ends a program with the one that started it, in whatever way that ended: nobody would wait for what it makes. */
if (process.send) {
  process.on('disconnect', () => process.exit(1));
  process.channel?.unref();
}
