import { useCallback } from 'preact/hooks';
import { type Brush, Canvas, field } from '../../widget-kit/Canvas';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition, WINDOW } from './definition';
import { BLOCK, grey } from './field';
import { model, type Data } from './model';
import { paintStreaks } from './paint';

function Figure({ values: { greys }, data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const draw = useCallback(
    (brush: Brush, width: number) => {
      brush.scale(width / WINDOW.width, width / WINDOW.width);
      brush.fillStyle = field.ground;
      brush.fillRect(0, 0, WINDOW.width, WINDOW.height);
      if (greys) {
        const { columns, values } = data.blocks;
        values.forEach((value, at) => {
          const shade = grey(value);
          brush.fillStyle = `rgb(${shade} ${shade} ${shade})`;
          brush.fillRect((at % columns) * BLOCK, Math.floor(at / columns) * BLOCK, BLOCK, BLOCK);
        });
      }
      paintStreaks(brush, data.particles);
    },
    [data, greys],
  );
  return <Canvas draw={draw} width={width} height={height} label="Particles carried by a field of noise" />;
}

export default widget({ definition, model, Figure });
