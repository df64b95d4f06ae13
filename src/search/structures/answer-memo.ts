/** Remembers a yes or no for each of `size` numbers until `forget`, which takes no time. */
export function createAnswerMemo(size: number) {
  const answers = new Float64Array(size)
  let no = 0
  return {
    forget() {
      no += 2 // an even number says no, the odd one above it yes, and a smaller one nothing
    },
    read(number: number, answer: (number: number) => boolean): boolean {
      const known = answers[number] as number
      if (known >= no) return known > no
      const is = answer(number)
      answers[number] = is ? no + 1 : no
      return is
    },
  }
}
