/** Calls `make` the first time, and then always returns what it made. A call that throws does not count. */
export function once<Value extends object | string>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
