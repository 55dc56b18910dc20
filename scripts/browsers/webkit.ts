import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Builder, By, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findFreePorts } from '../checks/free-ports.ts';
import { openDisplay } from './display.ts';
import { findSource, lacksLibrary, librarySource } from './find-in-page.ts';
import type { Wanted } from '../test-kit/screen-buyer.ts';
import type { Driver, Element } from './page.ts';

const toElement = (driver: WebDriver, element: WebElement): Element => {
  /** The driver scrolls no further than to the edge, where a bar of the page may lie over what is meant, or not at all. */
  const bringIntoView = () =>
    driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
  return {
    async press() {
      await bringIntoView();
      await element.click();
    },
    async type(text) {
      await bringIntoView();
      await element.clear();
      await element.sendKeys(text);
    },
    async choose(beginning) {
      await bringIntoView();
      for (const option of await element.findElements(By.css('option')))
        if ((await option.getText()).trim().startsWith(beginning)) return option.click();
      throw new Error(`no option "${beginning}"`);
    },
    text: () => driver.executeScript<string>('return arguments[0].textContent', element),
  };
};

async function find(driver: WebDriver, wanted: Wanted): Promise<Element | null> {
  if (await driver.executeScript(`return ${lacksLibrary}`)) await driver.executeScript(librarySource);
  const found = await driver.executeScript<WebElement | null>(`return (${findSource})(arguments[0])`, wanted);
  return found === null ? null : toElement(driver, found);
}

const isWanted = async (element: WebElement, { role, name, pattern }: Wanted): Promise<boolean> => {
  if ((await element.getAriaRole()) !== role) return false;
  const called = await element.getAccessibleName();
  return pattern === undefined ? called === name : new RegExp(pattern).test(called);
};

/** The first frame, also inside an open shadow tree, where the providers put theirs. */
const frameSource = `function findFrame(root) {
  const inside = [...root.querySelectorAll('*')].map((element) => element.shadowRoot).filter(Boolean);
  return root.querySelector('iframe') ?? inside.map(findFrame).find(Boolean) ?? null;
}`;

/** Inside the first frame, where the driver runs no script of ours: role and name are those that the browser itself works out. */
async function findInFrame(driver: WebDriver, wanted: Wanted): Promise<Element | null> {
  const frame = await driver.executeScript<WebElement | null>(`return (${frameSource})(document)`);
  if (frame === null) return null;
  await driver.switchTo().frame(frame);
  for (const element of await driver.findElements(By.css('button, a, input')))
    if (await isWanted(element, wanted)) return { ...toElement(driver, element), press: () => element.click() };
  return null;
}

const miniBrowser = () => {
  const [path] = [process.env.MINI_BROWSER_PATH, ...globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')].filter(Boolean);
  if (path === undefined) throw new Error('MiniBrowser is not installed: apt-get install webkit2gtk-driver');
  return path;
};

function startDriver(port: number, display: string) {
  const program = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
  const env = { ...process.env, DISPLAY: display };
  return spawn(program, [`--port=${port}`], { stdio: ['ignore', 'ignore', 'inherit'], env });
}

/** Starts WebKitGTK's MiniBrowser by its driver. Throws when one of them cannot be started. */
export async function openWebKit(): Promise<Driver> {
  const display = await openDisplay();
  const port = await findFreePorts(4760, 1);
  const program = startDriver(port, display.name);
  const binary = miniBrowser();
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });
  const version = (await driver.getCapabilities()).get('browserVersion');
  const top = () => driver.switchTo().defaultContent();
  return {
    version: `WebKitGTK ${version}`,
    open: (url) => driver.get(url),
    url: () => driver.getCurrentUrl(),
    find: async (wanted) => (await top(), find(driver, wanted)),
    findInFrame: async (wanted) => (await top(), findInFrame(driver, wanted)),
    picture: async (path) => writeFile(path, await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit();
      program.kill();
      display.close();
    },
  };
}
