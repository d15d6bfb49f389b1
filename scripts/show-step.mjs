/** Shows the steps of a start at the console: on a terminal with the seconds so far, and for each how long it took. */

const TICK_MS = 1000;
const NAME_WIDTH = 10;

/** Steps may run in parallel: name -> start time. */
const running = new Map();
let ticker;

/** Runs `run` and prints one line when it is done; the caller reports its failure. */
export async function showStep(name, run) {
  begin(name);
  try {
    const result = await run();
    end(name, `  ${name.padEnd(NAME_WIDTH)} ${secondsSince(running.get(name))} s\n`);
    return result;
  } catch (error) {
    end(name, "");
    throw error;
  }
}

function begin(name) {
  running.set(name, performance.now());
  if (!process.stderr.isTTY) return;
  ticker ??= setInterval(drawRunning, TICK_MS).unref();
  drawRunning();
}

function end(name, line) {
  running.delete(name);
  clearLine();
  process.stderr.write(line);
  if (running.size > 0) return drawRunning();
  clearInterval(ticker);
  ticker = undefined;
}

function drawRunning() {
  clearLine();
  if (!process.stderr.isTTY) return;
  process.stderr.write(`  ${[...running].map(([name, since]) => `${name} ... ${secondsSince(since)} s`).join(", ")}`);
}

/** Erases the output of drawRunning. */
function clearLine() {
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
}

const secondsSince = (since) => Math.round((performance.now() - since) / 1000);
