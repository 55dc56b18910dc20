/** `npm run icons`: draws the pictures of the interface that `src/assets/icons/names.ts` names into their one file. */
import { writeFileSync } from 'node:fs';
import { drawSprite, spriteFile } from './draw-sprite.ts';

writeFileSync(spriteFile, drawSprite());
