/** A sleep that can be ended. */
export class Alarm {
  #isRung = false
  #ring: () => void = () => {}

  /** Ends the sleep, or the next one if there is none. */
  ring(): void {
    this.#isRung = true
    this.#ring()
  }

  async sleep(milliseconds: number): Promise<void> {
    if (!this.#isRung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds)
        this.#ring = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    this.#isRung = false
  }
}
